/** Replaced because the stock drawing is ten times as long as the silk's figure, on every page. */
import type {ComponentProps, ReactNode} from 'react';
import {figures} from '../../../components/Silk/figures';

export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" width={24} height={24} {...props}>
      <path fill="currentColor" d={figures.sun.path} />
    </svg>
  );
}
