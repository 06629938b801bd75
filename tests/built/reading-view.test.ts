/** The reading view of Firefox, which is offered where an article, or paragraphs together, have some 540 characters. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {build} from './builtSite';

for (const {address, $} of build.pages) {
  test(`${address}: all of the page’s own part, and nothing around it, is an article without a role`, () => {
    const article = $('main > article');
    expect(article.attr('role')).toBe('none');
    expect(article.text()).toBe($('main').text());
    expect($('article nav[aria-label=Main], article a[href^="#__docusaurus"]')).toHaveLength(0);
  });
}
