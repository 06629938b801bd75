/** What a page may import: `import {Button, Section} from '@site/src/components';` */
export {Buttons, default as Button} from './Button';
export {Cards, default as Card} from './Card';
export {Address, MapPlaceholder, Platforms, Reach} from './ContactDetails';
export {Doors, default as Door} from './Door';
export {default as Figure, Figures} from './Figure';
export {default as FrameworkWheel, FrameworkElement} from './FrameworkWheel';
export {Beside, default as Hero} from './Hero';
export {default as OpeningHours} from './OpeningHours';
export {default as ProgramCard, ProgramField, WhatYouGet} from './ProgramCard';
export {default as Section, Statement} from './Section';
export {default as Story, Result} from './Story';
export {default as TierBoard, Tier} from './TierBoard';
