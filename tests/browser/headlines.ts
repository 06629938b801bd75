/** The headline of each page of the tests' site, by the page's name: its address without the first slash. */
export const HEADLINES = {
  '': 'Empowering entrepreneurs',
  about: 'It began with students',
  'aguma-framework': 'From research to practice',
  contact: 'Find us in Bukoto',
  hatchery: 'A desk in Kampala',
  impact: 'Our Impact Since 2015',
  more: 'Three doors',
  'our-team': 'Who we are',
  programs: 'Find your program',
} as const;

export const PAGE_NAMES = Object.keys(HEADLINES) as (keyof typeof HEADLINES)[];

/** The addresses of three pages that together have nearly everything that a page can have. */
export const RICHEST = ['/', '/our-team', '/programs'];
