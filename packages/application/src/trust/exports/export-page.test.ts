import { describe, expect, it } from 'vitest';
import { exportPage } from './export-page.ts';

const writtenAt = new Date('2026-03-05T10:07:08Z');
const pageOf = (sections: Parameters<typeof exportPage>[0]['sections']) =>
  exportPage({ sections, writtenAt });

describe('the page of an export', () => {
  it('says to the minute when it was written', () => {
    expect(pageOf({})).toContain('Written on 2026-03-05 10:07 UTC.');
  });

  it('names its sections and fields in words, and links to each', () => {
    const page = pageOf({ ordersBought: [{ paidAt: writtenAt }] });
    expect(page).toContain('<a href="#ordersBought">Orders bought</a>');
    expect(page).toContain('<section id="ordersBought"><h2>Orders bought <small>1</small></h2>');
    expect(page).toContain('<dt>Paid at</dt><dd>2026-03-05 10:07 UTC</dd>');
  });

  it('leaves out sections without rows, and fields without a value', () => {
    const page = pageOf({ swaps: [], children: [{ age: 0, words: '', note: null, tags: [], name: 'Max' }] });
    expect(page).not.toContain('swaps');
    expect(page).toContain('<li><dl><dt>Age</dt><dd>0</dd><dt>Name</dt><dd>Max</dd></dl></li>');
  });

  it.each([
    [true, 'yes'],
    [false, 'no'],
    [['a', false], 'a, no'],
    [{ zip: '1' }, '{&quot;zip&quot;:&quot;1&quot;}'],
    [12, '12'],
    [`<b>&'"`, '&lt;b&gt;&amp;&#39;&quot;'],
  ])('writes %j as %s', (value, text) => {
    expect(pageOf({ rows: [{ value }] })).toContain(`<dd>${text}</dd>`);
  });

  it('shows photos as such, numbered from one', () => {
    const page = pageOf({ photos: [{ path: 'photos/a.jpg' }, { path: 'photos/b.jpg' }] });
    expect(page).toContain('<h2>Photos <small>2</small></h2>');
    expect(page).toContain(
      '<a href="photos/b.jpg"><img src="photos/b.jpg" alt="Your photo 2" loading="lazy"></a>',
    );
  });
});
