/** More slips, of other kinds, on a page that holds other components. Written before the rules for them were read. */
import type {SlipTable} from './judge';

export const OPEN_DAY = `---
title: Open day
description: "Come and see the Hatchery: one open day each term."
silk: kite
---

import {Aside, Beside, Button, Buttons, Door, Doors, Hero, OpeningHours, Result, Section, Statement, Story, Tier, TierBoard, ToConfirm} from '@site/src/components';

<Hero>

# Come and look around

We open every door once a term.

<Beside>

## When we are open

<OpeningHours size="poster" />

</Beside>

</Hero>

<Doors>
  <Door title="The desks" to="#the-desks" />
  <Door title="The people" to="#the-people" silk="about" />
</Doors>

<Section tone="leaf" layout="story">

## The desks

Sit where founders sit. Bring your **own laptop**, and ask [the team](/contact "Write to us") for a socket.

<Aside>

**120 people** fit into the event space

</Aside>

1. Come in at 9:00 AM
2. Look around
3. Stay for lunch

</Section>

<TierBoard>

<Tier type="Morning" price="UGX 10,000" description="Until lunch" featured>

- A desk
- Coffee

</Tier>

<Tier type="Whole day" price="UGX 25,000" description="Until we close">

- A desk and a locker

</Tier>

</TierBoard>

<Section>

## The people

<ToConfirm reason="The words are ours.">

Meet %name% where it works.

</ToConfirm>

<Story category="A honey startup">
  <Result value="40+" label="hives" />
</Story>

<Buttons>
  <Button label="Schedule Now" about="an open day" main />
  <Button label="Learn More" to="/hatchery" />
</Buttons>

</Section>

<Statement tone="ink" silk="moon">

## Two chairs, one idea

Take a seat.

</Statement>
`;

const TIER = '<Tier type="Whole day" price="UGX 25,000" description="Until we close">';
const TEXT = 'Sit where founders sit.';
const DOOR = '  <Door title="The desks" to="#the-desks" />';
const STEPS = '1. Come in at 9:00 AM\n2. Look around\n3. Stay for lunch\n';

export const LATER_PAGE_SLIPS: Record<string, SlipTable> = {
  'what a phone writes': {
    [TIER]: [
      ['<Tier Type="Whole day" price="UGX 25,000" description="Until we close">'],
      ['<Tier type=”Whole day” price=”UGX 25,000” description=”Until we close”>'],
      ['<Tier type="Whole day" price="UGX 25,000" description="Until we close” >'],
      ['<Tier type="Whole day” price="UGX 25,000" description="Until we close">'],
      ['<Tier. type="Whole day" price="UGX 25,000" description="Until we close">'],
      ['<tier type="Whole day" price="UGX 25,000" description="Until we close">'],
      ['＜Tier type="Whole day" price="UGX 25,000" description="Until we close"＞'],
      ['«Tier type="Whole day" price="UGX 25,000" description="Until we close"»'],
      ['&lt;Tier type="Whole day" price="UGX 25,000" description="Until we close"&gt;'],
      ['<Tier type="Whole day" price="UGX 25,000" description="Until we close"＞'],
      ['<Tier type="Whole day" price＝"UGX 25,000" description="Until we close">'],
      ['<Tier type="Whole day"  price="UGX 25,000"   description="Until we close">', 'fine'],
    ],
    '</TierBoard>': [
      ['</Tierboard>'],
      ['</Tier Board>'],
      ['</ TierBoard >', 'fine'],
      ['<\\TierBoard>'],
      ['<//TierBoard>'],
      ['</TierBoard/>'],
      ['</TierBoard.>'],
      ['<TierBoard>'],
    ],
    '<Beside>': [
      ['<Be side>'],
      ['<Besides>'],
      ['<beside>'],
      ['<Beside />'],
      ['<Beside/>'],
      ['< Beside >'],
      ['<Beside>.'],
    ],
    [DOOR]: [
      ['  <Door title="The desks" to="#The-Desks" />'],
      ['  <Door title="The desks" to="the-desks" />'],
      ['  <Door title="The desks" to="# the-desks" />'],
      ['  <Door title="The desks" to="#the desks" />'],
      ['  <Door title="The desks" to="#the–desks" />'],
      ['  <Door title="The desks" to="#desks" />'],
      ['  <Door title="The desks" />'],
      ['  <Door to="#the-desks" />'],
      ['  <Door title="The desks" to="#the-desks" />>'],
      ['  <Door title="The desks" to="#the-desks" //>'],
      ['  <Door title="The desks", to="#the-desks", />'],
      ['  <Door title="The desks" to="#the-desks" silk="Kite" />'],
      ['  <Door title="The desks" to="#the-desks" silk="blue" />'],
      ['  <Door title="The desks" to="/#the-desks" />'],
      ['  <Door title="The desks" to="/open-day#the-desks" />', 'fine'],
      ['  <Door title="The desks" to="https://example.org/#the-desks" />', 'fine'],
      ['  - <Door title="The desks" to="#the-desks" />', 'fine'],
      ['  <Door title=“The desks” to=“#the-desks” />'],
      ['  <Door title="The “desks”" to="#the-desks" />', 'fine'],
      ['  <Door title="The "desks"" to="#the-desks" />'],
      ["  <Door title='The founder's desks' to=\"#the-desks\" />"],
      ['  <Door title="The desks"\nto="#the-desks" />', 'fine'],
      ['  <Door title="The desks" to="#the-desks" />,'],
      ['  Door title="The desks" to="#the-desks"'],
      ['  <Door title="The desks" to={"#the-desks"} />', 'fine'],
      ['  <Door title="The desks" to={#the-desks} />'],
      ['  <Door title="The desks" to=#the-desks />'],
      ['  <Door title={The desks} to="#the-desks" />'],
      ['  <Door title="The desks" title="Desks" to="#the-desks" />'],
      ['  <Door title="The desks" to="#the-desks">'],
      ['  <Door title="The desks" to="#the-desks"></Door>', 'fine'],
      ['  <Door title="The desks" to="#the-desks"><Door/>'],
      ['  </Door title="The desks" to="#the-desks" />'],
      ['  <Door title="The desks" to="#the-desks" hidden />'],
      ['  <Door title="The desks" to="#the-desks" key="1" />'],
    ],
  },
  'what is pasted': {
    [TEXT]: [
      ['Sit where founders sit.\u200b'],
      ['Sit where found\u00aders sit.'],
      ['Sit where founders sit…', 'fine'],
      ['Sit where founders sit. 😊', 'fine'],
      ['Sit\u00a0where\u00a0founders\u00a0sit.', 'fine'],
      ['Sit where founders sit.\u2028Come.'],
      ['Sit where founders sit.\r', 'fine'],
      ['Sit where founders sit ﬁrst.', 'fine'],
      ['[12:41, 03/05/2026] Grace: Sit where founders sit.', 'fine'],
      ['Sit where founders sit.\n\n\u2022\tA desk\n\u2022\tA lamp', '\u2022\tA desk'],
      ['Sit where founders sit.\n\n* A desk\n* A lamp', 'fine'],
      ['Sit where founders sit.\n\n▪ A desk\n▪ A lamp', '▪ A desk'],
      ['Sit where founders sit.\n\n✓ A desk\n✓ A lamp', '✓ A desk'],
      ['Sit where founders sit.\n\n1 A desk\n2 A lamp', '1 A desk'],
      ['Sit where founders sit.\n\na) A desk\nb) A lamp', 'a) A desk'],
      ['Sit where founders sit.\n\n(i) A desk\n(ii) A lamp', '(i) A desk'],
      ['Sit where founders sit.\n\n1- A desk\n2- A lamp', '1- A desk'],
      ['Sit where founders sit.\n\nDesk\tUGX 10,000\nLocker\tUGX 5,000', 'Desk\tUGX'],
      ['Sit where founders sit.\n\n| Desk | Price |\n| One | Two |', '| Desk |'],
      ['<p>Sit where founders sit.</p>', 'fine'],
      ['<p class="MsoNormal">Sit where founders sit.</p>'],
      ['<span style="color:red">Sit where founders sit.</span>'],
      ['<font color="red">Sit where founders sit.</font>'],
      ['<center>Sit where founders sit.</center>'],
      ['<strong>Sit where founders sit.</strong>', 'fine'],
      ['<em>Sit where founders sit.', '<em>Sit'],
      ['**Sit where founders sit.', '**Sit'],
      ['***Sit*** where founders sit.'],
      ['*Sit where* founders* sit.'],
      ['**Sit**where founders sit.', 'fine'],
      ['Sit where founders sit.**'],
      ['__Sit__ where founders sit.', 'fine'],
      ['_Sit_ where founders _sit.'],
      ['==Sit== where founders sit.'],
      ['++Sit++ where founders sit.'],
      ['^Sit^ where founders sit.', 'fine'],
      ['[b]Sit[/b] where founders sit.'],
      ['[url=https://example.org]Sit[/url] where founders sit.'],
      ['{{< youtube abc >}}'],
      ['[[Contact]] where founders sit.'],
      ['![[desk.jpg]] where founders sit.'],
      ['\\textbf{Sit} where founders sit.'],
      ['<iframe src="https://www.youtube.com/embed/abc"></iframe>'],
      ['<script>alert(1)</script>'],
      ['<style>p {color: red}</style>'],
      ['<img src="https://example.org/a.jpg">'],
      ['![A desk](data:image/png;base64,AAAA)'],
      ['![A desk](https://example.org/a.jpg)'],
      ['![A desk](desk.jpg)'],
      ['![A desk](/pictures/desk.jpg)'],
      ['![A desk](pictures/desk.jpg)'],
      ['![A desk](../pictures/desk.jpg)'],
      ['![A desk](/pictures/desk.heic)'],
      ['[A desk](/pictures/desk.jpg)'],
      ['Sit where founders sit. [Watch](youtu.be/abc)'],
      ['Sit where founders sit. [Watch](https://youtu.be/abc)', 'fine'],
      ['Sit where founders sit. [Chat](wa.me/256700000001)'],
      ['Sit where founders sit. [Chat](whatsapp://send?phone=256700000001)'],
      ['Sit where founders sit. [Call](tel:0700000001)'],
      ['Sit where founders sit. [Call](Tel:+256700000001)', 'fine'],
      ['Sit where founders sit. [Call](tel://+256700000001)'],
      ['Sit where founders sit. [Mail](mail:info@example.org)'],
      ['Sit where founders sit. [Mail](mailto:info@example.org?subject=Open day)'],
      ['Sit where founders sit. [Mail](mailto:info@example,org)'],
      ['Sit where founders sit. [Mail](mailto:info@@example.org)'],
      ['Sit where founders sit. [Site](https//example.org)'],
      ['Sit where founders sit. [Site](htps://example.org)'],
      ['Sit where founders sit. [Site](https:example.org)'],
      ['Sit where founders sit. [Site](https://example)'],
      ['Sit where founders sit. [Site](https://www.example..org)'],
      ['Sit where founders sit. [Site](HTTPS://example.org)', 'fine'],
      ['Sit where founders sit. [Site](ftp://example.org)'],
      ['Sit where founders sit. [Site](https://example.org|here)'],
      ['Sit where founders sit. [Site](“https://example.org”)'],
      ['Sit where founders sit. [Site]("https://example.org")'],
      ['Sit where founders sit. [Site](<https://example.org>)', 'fine'],
      ['Sit where founders sit. [Site]{https://example.org}'],
      ['Sit where founders sit. [Site](https://%name%.org)'],
      ['Sit where founders sit. [%name%](/about)', 'fine'],
      ['Sit where founders sit. [here](/about.mdx)'],
      ['Sit where founders sit. [here](about.mdx)'],
      ['Sit where founders sit. [here](../pages/about.mdx)'],
      ['Sit where founders sit. [here](/pages/about)'],
      ['Sit where founders sit. [here](/About-Us)'],
      ['Sit where founders sit. [here](/about#ourstory)'],
      ['Sit where founders sit. [here](/about#Our-Story)'],
      ['Sit where founders sit. [here](/about #our-story)'],
      ['Sit where founders sit. [here](/about/our-story)'],
      ['Sit where founders sit. [here](/files/prices.pdf)'],
      ['Sit where founders sit. [here](/contact "Write "to" us")'],
      ['Sit where founders sit. \\[here](/about)', 'fine'],
    ],
    'Bring your **own laptop**': [
      ['Bring your ** own laptop**'],
      ['Bring your **own laptop*'],
      ['Bring your *own laptop**'],
      ['Bring your **own\n\nlaptop**', 'own'],
      ['Bring your **own laptop**s', 'fine'],
    ],
  },
  'lines and blocks': {
    [STEPS]: [
      ['1. Come in at 9:00 AM\n3. Look around\n5. Stay for lunch\n', 'fine'],
      ['1.Come in at 9:00 AM\n2.Look around\n3.Stay for lunch\n'],
      ['1. Come in at 9:00 AM\n2.Look around\n3. Stay for lunch\n', '2.Look'],
      ['1) Come in at 9:00 AM\n2) Look around\n', 'fine'],
      ['1. Come in at 9:00\n2. Look around\n', 'fine'],
      ['1. Come in at 9:00 A.M.\n2. Look around\n'],
      ['1. Come in at 9 in the morning\n2. Look around\n', 'fine'],
      ['1. Come in at 21:00 hours\n2. Look around\n', 'fine'],
      ['1. Come in at 9:00AM-11:00AM\n2. Look around\n'],
      ['1. Come in from 9:00 AM to 8:00 AM\n', 'fine'],
      ['1. Come in at 9;00 AM\n2. Look around\n'],
      ['1. Pay UGX. 10,000\n2. Look around\n'],
      ['1. Pay 10,000/= \n2. Look around\n'],
      ['1. Pay Shs. 10,000\n2. Look around\n'],
      ['1. Pay UGX 10,00\n2. Look around\n'],
      ['1. Pay UGX 10, 000\n2. Look around\n'],
      ['1. Pay UGX\n10,000\n', 'fine'],
      ['1. Pay $ 5 or €4\n', 'fine'],
      ['<ol>\n<li>Come in</li>\n</ol>\n', 'fine'],
      ['<ol>\n<li>Come in\n</ol>\n', '<li>Come in'],
      ['Desk,Price\nOne,Two\n', 'Desk,Price'],
    ],
    '## The desks': [
      ['##The desks'],
      ['## The desks\nSit down.', 'fine'],
      ['### The desks', 'fine'],
      ['##### The desks', '<Door title="The desks" '],
      ['## The desks:', 'fine'],
      ['## [The desks](/hatchery)', 'fine'],
      ['## The desks {/* ours */}'],
      ['## The desks\n\n## The desks', 'fine'],
      ['## The desks #', 'fine'],
      ['#️⃣ The desks', '<Door title="The desks" '],
      ['# # The desks'],
      ['## <OpeningHours />'],
      ['The desks\n========='],
      ['<h3>The desks</h3>'],
      ['Heading: The desks', '<Door title="The desks" '],
    ],
    '<Aside>\n\n**120 people** fit into the event space\n\n</Aside>': [
      ['<Aside>**120 people** fit into the event space</Aside>', 'fine'],
      ['<Aside>\n**120 people** fit into the event space\n</Aside>', 'fine'],
      ['<Aside>\n\n**120 people** fit into the event space', 1],
      ['**120 people** fit into the event space\n\n</Aside>', '</Aside>'],
      ['<Aside>\n\n</Aside>', 1],
      ['<Aside></Aside>'],
      ['<Aside />'],
      ['<Aside text="120 people" />'],
      ['<Aside><Aside>\n\n120 people\n\n</Aside></Aside>', 'fine'],
      ['> <Aside>\n\n120 people\n\n</Aside>', '> <Aside>'],
      ['    <Aside>\n\n    120 people\n\n    </Aside>', 'fine'],
      ['```\n<Aside>\n```', '```'],
      ['---\n\n120 people\n\n---', 'fine'],
      ['Aside: 120 people', 'fine'],
    ],
    '<Result value="40+" label="hives" />': [
      ['<Result value={40} label="hives" />'],
      ['<Result value="40+" />'],
      ['<Result label="hives" />'],
      ['<Result value="40+" label="hives" unit="kg" />'],
      ['<Result>40+ hives</Result>'],
      ['40+ hives', 'fine'],
      ['- 40+ hives', 'fine'],
      ['<Results value="40+" label="hives" />'],
    ],
    '<ToConfirm reason="The words are ours.">': [
      ['<ToConfirm>'],
      ['<ToConfirm reason="">'],
      ['<ToConfirm reason=The words are ours.>'],
      ['<Toconfirm reason="The words are ours.">'],
      ['<ToConfirm reason="The words are ours." />'],
      ['<To Confirm reason="The words are ours.">'],
      ['<ToConfirm reason="The words are “ours”: all.">', 'fine'],
    ],
    'Meet %name% where it works.': [
      ['Meet %name%s where it works.', 'fine'],
      ["Meet %name%'s people.", 'fine'],
      ['Meet %NAME% where it works.'],
      ['Meet % name% where it works.'],
      ['Meet %name where it works.'],
      ['Meet name% where it works.'],
      ['Meet ％name％ where it works.'],
      ['Meet $name$ where it works.', 'fine'],
      ['Meet {{name}} where it works.'],
      ['Meet %organisation% where it works.'],
      ['Meet *%name%* where it works.', 'fine'],
      ['Meet %naam% where it works.'],
    ],
    '<Statement tone="ink" silk="moon">': [
      ['<Statement tone="ink" silk="moonlight">'],
      ['<Statement tone="sand" silk="moon">'],
      ['<Statement tone="ink silk="moon">'],
      ['<Statement tone="ink"silk="moon">', 'fine'],
      ['<Statement tone-"ink" silk="moon">'],
      ['<Statement "ink" silk="moon">'],
      ['<Statement tone="" silk="moon">'],
      ['<Statement tone silk="moon">'],
      ['<Statement(tone="ink" silk="moon")>'],
    ],
    '</Statement>\n': [
      ['', '<Statement tone="ink" si'],
      ['</Statement>\n\n</Section>\n', 3],
      ['</Section>\n'],
      ['</Statement>Thank you.\n'],
      ['</statement>\n'],
    ],
    'silk: kite\n': [
      ['silk: Kite\n'],
      ['silk: green\n'],
      ['silk:\n'],
      ['silk kite\n'],
      ['Silk: kite\n'],
      ['silk: "kite"\n', 'fine'],
      ['silk: kite, moon\n'],
      ['colour: kite\n'],
      ['silk: kite\nlayout: wide\n', 'layout: wide'],
      ['silk: kite\nslug: /open\n', 'slug: /open'],
      ['silk: kite # ours\n', 'fine'],
      ['silk = kite\n'],
    ],
    'description: "Come and see the Hatchery: one open day each term."': [
      ['description: Come and see the Hatchery: one open day each term.'],
      ["description: 'Come and see the founder's desk'"],
      ['description: "Come and see the "Hatchery" today"'],
      ['description: "Come and see the Hatchery: one open day each term.'],
      ['description: "Come and see the Hatchery",'],
      ['description: >-\n  Come and see\n  the Hatchery.', 'fine'],
      ['description: Come and see\nthe Hatchery.', 'the Hatchery.'],
      ['description: - Come and see'],
      ['description: TODO'],
      ['description: …'],
      ['description: @Hatchery'],
      ['description: **Come** and see'],
      ['description: Come &amp; see', 'fine'],
      ['// description: Come and see'],
    ],
  },
};
