/** Slips such as people make in a page: what it says, and what is written in place of it. */
import type {SlipTable} from './judge';

export const WORKSHOPS = `---
title: Workshops
description: Short workshops in Kampala. A day costs UGX 20,000.
---

import {Aside, Button, Buttons, Card, Cards, Figure, Figures, Hero, Section} from '@site/src/components';

<Hero>

# Workshops for founders

Learn in a day what took us years.

</Hero>

<Section tone="sand">

## What you pay

Come on Monday at 8:00 AM. A place costs UGX 20,000, and lunch is included.

See [the programs](/programs) or [write to us](/contact).

- A desk
- A mentor
- Lunch

<Cards columns={2}>

<Card title="Half a day" button="Learn More">

Four hours, one topic.

</Card>

<Card title="A whole day" button="Book Space">

Eight hours, two topics.

</Card>

</Cards>

</Section>

<Section>

## In figures

<Figures>
  <Figure name="mentors" />
  <Figure name="startups" label="startups" />
</Figures>

<Buttons>
  <Button label="Contact Us" main />
</Buttons>

</Section>
`;

export const PAGE_SLIPS: Record<string, SlipTable> = {
  settings: {
    '<Section tone="sand">': [
      ['<Section tone="Sand">'],
      ['<Section tone=sand>'],
      ['<Section tone = "sand">', 'fine'],
      ['<Section tone="sand" >', 'fine'],
      ['<Section Tone="sand">'],
      ['<Section tone:"sand">'],
      ['<Section tone="sandy brown">'],
      ['<section tone="sand">'],
      ['<Section tone="sand"'],
      ['Section tone="sand">'],
      ['<Section tone="sand">>'],
      ['<<Section tone="sand">'],
      ['< Section tone="sand">'],
      ['<Section, tone="sand">'],
      ['<Section tone=("sand")>'],
      ['<Section tone="sand;">'],
      ['<Section tone=""sand"">'],
      ["<Section tone='sand'>", 'fine'],
      ['<Section tone=`sand`>'],
      ['<Section tone="sand" tone="leaf">'],
      ['<Section  tone="sand"\n  layout="split">', 'fine'],
      ['<Section tone="sand" class="big">'],
      ['<Section tone="sand" id="prices">'],
    ],
    '<Cards columns={2}>': [
      ['<Cards columns="2">'],
      ['<Cards columns={two}>'],
      ['<Cards columns=2>'],
      ['<Cards columns={7}>'],
      ['<Cards columns={ 2 }>', 'fine'],
      ['<Cards columns={2>'],
      ['<Cards columns=[2]>'],
      ['<Cards colums={2}>'],
    ],
    '<Card title="Half a day" button="Learn More">': [
      ['<Card title="Half a day\' button="Learn More">'],
      ['<Card title=Half a day button="Learn More">'],
      ['<Card title="Half a day", button="Learn More">'],
      ['<Card title="Half a day"button="Learn More">', 'fine'],
      ['<Card title="Half a day" button="Learn  More">'],
      ['<Card title="Half a day" button="learn more">'],
      ['<Card title="Half a day" button="Learn More" button="Book Space">'],
      ['<Card button="Learn More">'],
      ['<Card title="" button="Learn More">'],
      ['<Card title="Half a day" button="Learn More" to="/program">'],
      ['<Card title="Half a day" button="Learn More" to="programs">'],
      ['<Card title="Half a day & more" button="Learn More">', 'fine'],
      ['<Card title="Half a day → evening" button="Learn More">', 'fine'],
      ['<Card title="Half a day" button="Learn More" silk="clay">'],
      ['<Card title="Half a day" subtitle="Morning" button="Learn More">'],
      ['<Card title="“Half” a day" button="Learn More">', 'fine'],
      ['<Card title="Half a day" button="Learn More" {...props}>'],
      ['<Card title={"Half" + " a day"} button="Learn More">'],
      ['<Card title={`Half a day`} button="Learn More">'],
    ],
  },
  'opening and closing': {
    '</Cards>\n\n</Section>\n\n<Section>': [['</Cards>\n\n<Section>\n\n<Section>']],
    '</Cards>\n': [
      ['<Cards/>\n'],
      ['< /Cards>\n'],
      ['</ Cards>\n', 'fine'],
      ['</Cards\n'],
      ['</cards>\n'],
      ['</Card>\n'],
      ['\\</Cards>\n'],
      ['[/Cards]\n'],
      ['</Cards>\n\n</Cards>\n', 3],
    ],
    'Four hours, one topic.\n\n</Card>': [
      ['Four hours, one topic.\n', '<Card title="Half'],
      ['Four hours, one topic.</Card>'],
      ['Four hours, one topic.\n</Card>', 'fine'],
    ],
    '<Figure name="mentors" />': [
      ['<Figure name="mentors">'],
      ['<Figure name="mentors"></Figure>', 'fine'],
      ['<Figure name="mentors" / >', 'fine'],
      ['<Figure name="mentors" \\>'],
      ['<Figure name="mentor" />'],
      ['<Figures name="mentors" />'],
      ['<Figure="mentors" />'],
      ['Figure name="mentors" /'],
      ['<Figure name="mentors" number={90} />'],
    ],
    '<Figures>\n': [
      ['<Figures counting={true}>\n', 'fine'],
      ['<Figures counting="true">\n'],
      ['<Figures counting={false}>\n', 'fine'],
      ['<Figures Counting>\n'],
    ],
    '  <Button label="Contact Us" main />': [
      ['  <Button label="Contact us" main />'],
      ['  <Button label="Contact Us" main to="mailto:info@example.org" />', 'fine'],
      ['  <Button label="Contact Us" main href="/contact" />'],
      ['  <Button label="Contact Us" main>\n</Button>', 'fine'],
      ['  <Button main>Contact Us</Button>'],
      ['  <Button label="Contact Us" main /> or call'],
      ['  <a href="/contact">Contact us</a>'],
      ['  <button>Contact us</button>'],
    ],
  },
  Markdown: {
    '## What you pay': [
      ['##What you pay'],
      ['## What you pay ##', 'fine'],
      ['# What you pay'],
      ['#### What you pay', 'fine'],
      ['## **What you pay**', 'fine'],
      ['## What you pay {#prices}'],
      [' ## What you pay', 'fine'],
      ['    ## What you pay', 'fine'],
      ['What you pay\n------------'],
      ['\\## What you pay', 'fine'],
      ['**What you pay**', 'fine'],
      ['<h2>What you pay</h2>'],
      ['##\tWhat you pay', 'fine'],
      ['＃＃ What you pay'],
      ['## '],
    ],
    '# Workshops for founders': [
      ['Workshops for founders', 'import {'],
      ['# Workshops for founders\n# And teams', '# And teams'],
    ],
    '- A desk\n': [
      ['* A desk\n', 'fine'],
      ['· A desk\n'],
      ['o A desk\n'],
      ['→ A desk\n'],
      ['— A desk\n'],
      ['1) A desk\n', 'fine'],
    ],
    '- A desk\n- A mentor': [['- A desk\n-A mentor', '-A mentor']],
    '- A desk\n- A mentor\n- Lunch': [
      ['- A desk\n  - with a lamp\n- Lunch', 'fine'],
      ['- A desk\n\n- A mentor\n\n- Lunch', 'fine'],
      ['- [ ] A desk\n- [x] A mentor'],
      ['A desk;\nA mentor;\nLunch'],
    ],
    'and lunch is included.': [
      ['and *lunch is included.'],
      ['and **lunch** is included.', 'fine'],
      ['and _lunch_ is included.', 'fine'],
      ['and __lunch is included.'],
      ['and **lunch **is included.'],
      ['and ~~lunch is included.'],
      ['and <b>lunch</b> is included.', 'fine'],
      ['and <u>lunch</u> is included.', 'fine'],
      ['and <i>lunch is included.'],
      ['and `lunch` is included.'],
      ['and lunch & tea are included.', 'fine'],
      ['and lunch is included &nbsp; for all.', 'fine'],
      ['and lunch &copy is included.', 'fine'],
      ['and lunch is included :-)', 'fine'],
      ['and lunch is included :tea: too.', 'fine'],
      ['and lunch is included <3'],
      ['and lunch is included, if > 5 come.', 'fine'],
      ['and lunch is included (see *).', 'fine'],
      ['and lunch is {included}.'],
      ['and lunch is {{included}}.'],
      ['and lunch is $included$.', 'fine'],
      ['and lunch is included.  \nBring a pen.', 'fine'],
      ['and lunch is included.\\\nBring a pen.', 'fine'],
      ['and lunch is included.<br>Bring a pen.'],
      ['and lunch is included.</br>Bring a pen.'],
      ['and lunch is included.[1]', 'fine'],
      ['and lunch is included.[^1]'],
      ['and lunch is included. %name is here.'],
      ['and lunch is included. %Name% is here.'],
      ['and lunch is included. % name % is here.'],
      ['and lunch is included. %%name%% is here.'],
      ['and lunch is included. {name} is here.'],
      ['and lunch is included. Jockeys is here.'],
      ['and lunch is included. 30% name a mentor, 20% do not.', 'fine'],
      ['and lunch is included.\n\n> Bring a pen.', 'fine'],
      ['and lunch is included.\n\n\tBring a pen.', 'fine'],
      ['and lunch is included.\n\n***\n', 'fine'],
      ['and lunch is included.\n\n| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |'],
      ['and lunch is included.\n\nTODO: price of tea', 3],
      ['and lunch is included. // ask Sarah'],
      ['and lunch is included. /* ask Sarah */'],
      ['and lunch is included. {/* ask the cook */}', 'fine'],
      ['and lunch is included. {/* ask the cook }'],
      ['and lunch is included. <!-- ask the cook -->'],
    ],
  },
  'prices and hours': {
    'UGX 20,000, and': [
      ['UGX20,000, and'],
      ['Ugx 20,000, and'],
      ['20,000 UGX, and'],
      ['UGX 20.000, and'],
      ['UGX 20 000, and'],
      ['UGX 20000, and'],
      ['UGX 20k, and'],
      ['20,000 shillings, and'],
      ['USh 20,000, and'],
      ['UGX 2,0000, and'],
      ['UGX 20,000/-, and'],
      ['UGX 20,000 (USD 5), and', 'fine'],
      ['UGX 2.5 billion, and', 'fine'],
      ['UGX 20,000-50,000, and', 'fine'],
    ],
    'at 8:00 AM.': [
      ['at 8.00 AM.'],
      ['at 8:00 am.'],
      ['at 8AM.'],
      ['at 8:00AM.'],
      ['at 08:00 AM.'],
      ['at 8 o’clock.', 'fine'],
      ['at 13:00 PM.'],
      ['at 8:60 AM.'],
      ['at 8h00.', 'fine'],
      ['at 8:00 AM-noon.', 'fine'],
    ],
    'Come on Monday at 8:00 AM.': [['&lt;Come&gt; on Monday at 8am.'], ['Tom \\& Co: come on Monday at 8am.']],
  },
  links: {
    '[the programs](/programs)': [
      ['[the programs](programs)'],
      ['[the programs](/Programs)'],
      ['[the programs](/programs/)'],
      ['[the programs](/programs.html)'],
      ['[the programs](/programmes)'],
      ['[the programs](http://programs)'],
      ['[the programs] (/programs)'],
      ['(the programs)[/programs]'],
      ['[the programs](/programs'],
      ['[the programs(/programs)'],
      ['[the programs]/programs'],
      ['[the programs]: /programs', 'fine'],
      ['[[the programs]](/programs)', 'fine'],
      ['[](/programs)'],
      ['[the programs]()'],
      ['[the programs](#what-you-pay)', 'fine'],
      ['[the programs](#what-you-get)'],
      ['[the programs](/programs#launchpads)'],
      ['[the programs](https://)'],
      ['[the programs](https:/example.org)'],
      ['[the programs](https://exa mple.org)'],
      ['[the programs](www.example.org)'],
      ['[the programs](example.org)'],
      ['[the programs](C:\\Users\\me\\programs.docx)'],
      ['[the programs](file:///home/me/x.pdf)'],
      ['[the programs](javascript:alert(1))'],
      ['[the programs](tel:+256700000000)', 'fine'],
      ['[the programs](+256 700 000000)'],
      ['[the programs](info@example.org)'],
      ['[the programs](mailto:info@example)'],
      ['<https://example.org>'],
      ['https://example.org/programs', 'fine'],
      ['info@example.org', 'fine'],
      ['[the programs](/handbook)'],
      ['[the programs](https://github.com/x/y/edit/main/pages/programs.mdx)', 'fine'],
      ['[the programs](http://localhost:3000/programs)'],
      ['[the programs][p]'],
      ['![the programs](/programs)'],
      ['![](/img/x.jpg)'],
    ],
  },
  'the import line': {
    'import {Aside, Button, Buttons,': [
      ['import {Aside, Buttons,', '<Button label'],
      ['import {Aside Button, Buttons,'],
      ['import {Aside, Button, Button, Buttons,'],
      ['import {Aside, Botton, Button, Buttons,'],
      ['Import {Aside, Button, Buttons,'],
      ['import (Aside, Button, Buttons,'],
      ['import Aside, Button, Buttons,'],
    ],
    "from '@site/src/components';": [
      ["from '@site/src/component';"],
      ['from @site/src/components;'],
      ["from '@site/src/components'", 'fine'],
      ["from '@site/src/components;"],
    ],
    "from '@site/src/components';\n\n<Hero>": [["from '@site/src/components';\n<Hero>"]],
    "import {Aside, Button, Buttons, Card, Cards, Figure, Figures, Hero, Section} from '@site/src/components';\n\n": [
      [''],
    ],
  },
  'the lines at the top': {
    'title: Workshops\n': [
      ['Title: Workshops\n'],
      ['title:Workshops\n'],
      ['title : Workshops\n', 'fine'],
      ['title: Workshops: a day\n'],
      ['title: “Workshops”\n'],
      ['title: "Workshops\n'],
      ['title:\n'],
      ['title: 2026\n'],
      ['title: No\n', 'fine'],
      ['title: Yes & no\n', 'fine'],
      ['title: [Workshops]\n'],
      ['title: Workshops # the short ones\n'],
      ['title: Workshops\nauthor: Sarah\n', 'author: Sarah'],
      ['title: Workshops\ndraft: true\n', 'draft: true'],
      ['\ttitle: Workshops\n'],
      [' title: Workshops\n'],
      ['title: Workshops\ntitle: More workshops\n', 'title: More workshops'],
      ['title: Contact\n'],
    ],
    '---\ntitle': [['\n---\ntitle', 2], ['--\ntitle'], ['***\ntitle']],
    '20,000.\n---\n': [['20,000.\n\n', '---']],
    'A day costs UGX 20,000.': [['A day costs 20000 UGX.'], ['A day costs UGX 20,000: come!']],
    'description: Short': [['description: >\n  Short', 'fine']],
  },
};
