import type {ValueRule} from './valueRule';

export const year: ValueRule = {
  id: 'record-year',
  forms: ['year'],
  example: ['founded: in 2015', 'founded: 2015'],
  message: () => 'must be a year in four digits, for example: 2015.',
  correct(written) {
    const years = written.replace(/(\d),(\d{3})\b/, '$1$2').match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
    return years.length === 1 && !/\d/.test(written.replace(/(\d),(\d{3})\b/, '$1$2').replace(years[0], ''))
      ? years[0]
      : undefined;
  },
  rejects: (written) => !/^\d{4}$/.test(written),
};
