import base from './playwright.config';
export default {
  ...base,
  webServer: undefined,
  workers: 1,
  projects: base.projects?.filter(({name}) => name === 'desktop'),
};
