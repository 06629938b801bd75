/** The components that pages can import: `import {Button, Section} from '@site/src/components';` */
export {Buttons, default as Button} from './Button';
export {Cards, default as Card} from './Card';
export {Address, ContactChannels, MapPlaceholder, SocialLinks} from './ContactDetails';
export {Counters, default as Counter} from './Counter';
export {default as FrameworkElements, FrameworkElement} from './FrameworkElements';
export {Beside, default as Hero} from './Hero';
export {default as JumpLink, JumpLinks} from './JumpLink';
export {default as OpeningHours} from './OpeningHours';
export {default as ProgramCard, ProgramCards, WhatYouGet} from './ProgramCard';
export {Banner, default as Section} from './Section';
export {default as Story, Result} from './Story';
export {default as TierTable, Tier} from './TierTable';
