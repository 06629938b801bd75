import type {ComponentType} from 'react';
import type {SilkName} from '../../Silk/silks';
import type {DrawingProps} from './drawing';
import Eggs from './Eggs';
import Emblem from './Emblem';
import Nothing from './Nothing';
import Pattern from './Pattern';
import Spine from './Spine';

interface Placed {
  Drawing: ComponentType<DrawingProps>;
  place: 'beside' | 'below' | 'behind' | 'alone';
}

/** Pages that open with a drawing of their own, or whose first component is one. */
const DRAWINGS: Partial<Record<SilkName, Placed>> = {
  about: {Drawing: Spine, place: 'behind'},
  'aguma-framework': {Drawing: Pattern, place: 'beside'},
  hatchery: {Drawing: Eggs, place: 'below'},
  programs: {Drawing: Nothing, place: 'alone'},
  impact: {Drawing: Nothing, place: 'alone'},
  more: {Drawing: Nothing, place: 'alone'},
};

/** What opens the page that owns a silk. Any other page opens with the silk's figure, as large as it gets. */
export const drawingOf = (silk: SilkName): Placed => DRAWINGS[silk] ?? {Drawing: Emblem, place: 'beside'};
