import type {FormField} from '../../text/recordForm/form';

/** What a field is for, in one line. */
export function hintFor({description, example, isOptional, form}: FormField): string {
  const hints = [
    description,
    example && form !== 'yes' && `For example: ${example.replace(/\.$/, '')}.`,
    isOptional && form !== 'time' && form !== 'yes' && 'May be left empty.',
  ];
  return hints.filter(Boolean).join(' ');
}
