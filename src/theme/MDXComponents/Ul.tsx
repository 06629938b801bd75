/**
 * Replaced so that a list that a page writes has a class, by which base.css draws its marks, and a role, without which Safari
 * reads a list with drawn marks as mere text.
 */
import type {Props} from '@theme/MDXComponents/Ul';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MDXUl({className, ...props}: Props): ReactNode {
  return <ul role="list" {...props} className={clsx('list', className)} />;
}
