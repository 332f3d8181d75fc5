<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that this file is in, in that language.</extracomment>
        <translation>فارسی</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Empty</source>
        <translation>خالی</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%L1</source>
        <extracomment>A number that stands alone.</extracomment>
        <translation>%L1</translation>
    </message>
</context>
</TS>
