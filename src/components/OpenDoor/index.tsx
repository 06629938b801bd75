import clsx from 'clsx';
import type {ReactNode} from 'react';
import {RiderIn} from '../Rider';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props {
  silk: SilkName;
  className?: string;
}

/** An open door with a rider in it. `className` sets the width. Decoration: hidden from screen readers. */
export default function OpenDoor({silk, className}: Props): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="5 -54 75 129.6" className={clsx(styles.open, className)}>
      {/* The light on the floor. */}
      <path fill="var(--silk-gold)" stroke="none" d="M78 61h-50v1l-14 20h99l-35-20z" />
      {/* The doorway, full of light, and the line of the floor to both sides. */}
      <path fill="var(--silk-gold)" d="M-872 62H28V-21a25 25 0 0 1 50 0v83h900" />
      {/* The open door. */}
      <path fill="var(--background)" d="M28 62V-21C28-38 23-50 16-52s-10 8-10 24v99z" />
      {/* The keyhole painted on the door. */}
      <path fill="var(--silk-gold)" stroke="none" d="M25-10l-15-4.5V6.2L25 8zM17.5-8.8a4.6 6.4 8 1 1-.01 0z" />
      {/* The knob. */}
      <path fill="var(--text)" stroke="none" d="M9.5 26a1.5 2 0 1 0 .01 0z" />
      <g transform="translate(30 18.5) scale(.74)">
        <RiderIn silk={silk} />
      </g>
    </svg>
  );
}
