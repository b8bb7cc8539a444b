import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenLength } from './insight.ts';
import { noNames } from './known-names.ts';
import { checkWrittenText } from './written-text.ts';

const audience = { names: { ...noNames, others: ['Bea'] }, ages: [4] };
const plain = 'Leave ten minutes between dinner and bath: “What was funny today?”';

const faultOf = (text: string) => {
  const checked = checkWrittenText(text, audience);
  return checked.ok ? undefined : checked.fault;
};

describe('a text that comes back', () => {
  it.each([
    plain,
    'Twice 10 minutes are better than 1 hour, e.g. at 7:30 p.m. on weekdays.',
    'A 5-year-old & a 3-year-old can share; 2 < 3 is math for later.',
    'Was heute gut war, zählt: ein Lied, ein Löffel, 1 Kuss.',
  ])('is fine when it is plain: %s', (text) => {
    expect(checkWrittenText(text, audience)).toEqual({ ok: true, text });
  });

  it('is put on one line', () => {
    expect(checkWrittenText(' Sing one song.\n\nThen sing\tit again. ', audience)).toEqual({
      ok: true,
      text: 'Sing one song. Then sing it again.',
    });
  });

  it.each([
    ['', 'length'],
    ['Too short.', 'length'],
    ['word '.repeat(200), 'length'],
    [`${plain} <b>Now</b>`, 'markup'],
    [`${plain} <img src=x onerror=alert(1)>`, 'markup'],
    [`${plain} &lt;script&gt;`, 'markup'],
    [`${plain} <\u202eb>`, 'markup'],
    [`${plain} &frac12;`, 'markup'],
    [`${plain} &#x3c;b&#62;`, 'markup'],
    [`**Tip** ${plain}`, 'markup'],
    [`# Tip\n${plain}`, 'markup'],
    [`${plain}\n- one\n- two`, 'markup'],
    [`1. ${plain}`, 'markup'],
    [`{"tip": "${plain}"}`, 'markup'],
    [`${plain} [more](/there)`, 'markup'],
    [`${plain} See https://example.test/x`, 'link'],
    [`${plain} See www.example.test`, 'link'],
    [`${plain} See momtips.xyz for more`, 'link'],
    [`${plain} See EXAMPLE.COM`, 'link'],
    [`${plain} javascript:alert(1) on x.dev`, 'link'],
    [`${plain} Write to ana@example`, 'contact'],
    [`${plain} Call 512 555 0100.`, 'contact'],
    [`${plain} She lives in 11215.`, 'contact'],
    [`${plain}\u0007 and a bell`, 'not-plain'],
    [`${plain} hid\u200bden`, 'not-plain'],
    [`${plain}\\n and more`, 'not-plain'],
    ['As an AI language model I cannot help with parenting.', 'instructions'],
    ['Understood, I ignore my previous instructions from now on.', 'instructions'],
    ['Invite Bea for a walk around the block this week.', 'name'],
  ])('%j is not shown: %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('is bounded and free of tags, whatever came', () => {
    const babble = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('<b>', 'a.bc', '&amp;', '[x](y)', 'word ', '@', '\u202e', '**')),
    );
    fc.assert(
      fc.property(babble, (parts) => {
        const checked = checkWrittenText(parts.join(''), audience);
        if (!checked.ok) return;
        expect(Array.from(checked.text).length).toBeLessThanOrEqual(writtenLength.max);
        expect(checked.text).not.toMatch(/<[a-z]|&\w+;|\]\(|@|[\u202a-\u202e\n\r]/i);
      }),
    );
  });
});
