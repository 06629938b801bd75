/** Replaced so that a list that a page writes has a class: base.css gives it marks, and components’ own lists none. */
import type {Props} from '@theme/MDXComponents/Ul';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MDXUl({className, ...props}: Props): ReactNode {
  return <ul {...props} className={clsx('list', className)} />;
}
