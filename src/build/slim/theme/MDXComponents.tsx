/**
 * Replaced because the theme's code blocks have a button that only React can answer: touching it would fetch 120 kB.
 * These are the elements that the pages use.
 */
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import MDXImg from '@theme/MDXComponents/Img';
import MDXUl from '@theme/MDXComponents/Ul';
import type {ComponentProps} from 'react';

type Props = Omit<ComponentProps<typeof Heading>, 'as'>;

export default {
  Head,
  a: MDXA,
  img: MDXImg,
  ul: MDXUl,
  h1: (props: Props) => <Heading as="h1" {...props} />,
  h2: (props: Props) => <Heading as="h2" {...props} />,
  h3: (props: Props) => <Heading as="h3" {...props} />,
  h4: (props: Props) => <Heading as="h4" {...props} />,
};
