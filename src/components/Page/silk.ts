import {createContext} from 'react';
import type {SilkName} from '../Silk/silks';

/** The silk of the page around a component. */
export const PageSilk = createContext<SilkName>('plain');
