import type {Form} from '../../schema';
import {address} from './address';
import {days} from './days';
import {email} from './email';
import {key} from './key';
import {number} from './number';
import {telephone} from './telephone';
import {text} from './text';
import {time} from './time';
import type {ValueRule} from './valueRule';
import {year} from './year';
import {yes} from './yes';

export const VALUE_RULES: ValueRule[] = [text, key, number, year, yes, time, days, address, telephone, email];

/** The rule for values of a form. */
export const ruleFor = (form: Form): ValueRule => VALUE_RULES.find(({forms}) => forms.includes(form)) ?? text;
