import { retention, retentionKinds, spanInWords } from '@nestmates/domain/platform/retention/retention.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Clause } from './clauses.ts';

export const privacy: readonly Clause[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      `${productName} keeps what it needs to introduce mothers to each other, and nothing else. We do not sell data, we show no advertising, and nobody pays us to be told about you.`,
    ],
  },
  {
    id: 'what',
    title: 'What we keep',
    paragraphs: [
      'Your e-mail address, your profile and photos, what you told us about how you parent and when you are free, your messages, swaps, calendar and orders.',
      'Your password is kept only as a hash that cannot be turned back. One cookie keeps you signed in, one recognizes this browser when you log in again, and one says its time zone and which hints you have closed until you log out. There are no tracking cookies.',
    ],
  },
  {
    id: 'children',
    title: 'Your children',
    paragraphs: [
      'You decide what to say about a child: an age, a gender and interests are enough, a name is optional. Other members see ages, genders and interests. A name is shown to nobody but you, not even to a mother you arrange a swap with, unless you give her a sitter card.',
      'A sitter card (allergies, medicines, doctor, who may pick up) is kept encrypted. Only you see it, and from 24 hours before a swap until 26 hours after it begins whoever looks after the child, if you chose that; you see each time it was opened. Who opened it is deleted after 90 days. It is in no e-mail and not kept on phones.',
      'Children have no accounts here, and we use what you say about them only to find families that fit.',
    ],
  },
  {
    id: 'where',
    title: 'Where you are',
    paragraphs: [
      'Members see your zip code, your city and roughly how near you are, never an address or a point on a map. A zip code is an area of some thousand homes: whoever knows it knows about where you live.',
      'Visitors who are not signed in see a shop’s first name, city and state, nothing more.',
      'Where a photo was taken is removed from it before it is stored. A check-in that you make public is seen for 24 hours by your connections and by members whose home has been in your city for three days; one that you do not is seen by nobody. So that nobody looks around in every city, we keep when you moved in the last 30 days, and not from where. Places where several members were are suggested to others, without names.',
    ],
  },
  {
    id: 'photo-check',
    title: 'Having your photo checked',
    paragraphs: [
      'Where photo checks are offered, you can send us two selfies in poses that we choose. A person of our team compares them with your profile photo; no program recognizes your face. Nobody else sees them, they have no address on the web, and every look at them is noted. They are deleted seven days after the decision, 37 days after you sent them if there was none, or with your account. That you were checked, and when, stays, and others see it beside the photo that was compared.',
    ],
  },
  {
    id: 'others',
    title: 'Who else handles it',
    paragraphs: [
      'Payments are handled by our payment provider; card numbers never reach us.',
      'If you use the AI helpers, we send their provider children’s ages, genders and interests, your tags and your own notes. When you ask for suggestions for a listing: its first photo, without its place and time, and its title. Apart from what that photo shows and what you type yourself, never names, e-mail addresses, zip codes or anything another member wrote.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    paragraphs: [
      'What is listed here goes away by itself, in the night after its time. Everything else stays until you delete it, or your account.',
    ],
    items: retentionKinds.map((kind) => {
      const { what, keptFor, since } = retention[kind];
      return { id: `kept-${kind}`, title: what, words: `${spanInWords(keptFor)} after ${since}` };
    }),
  },
  {
    id: 'taking-along',
    title: 'Taking it along',
    paragraphs: [
      '“Your Data” in Account Settings gives you all of it in one file: what you told us, what others wrote to you, your photos, calendar and orders. It is there too while your account is suspended or banned.',
    ],
  },
  {
    id: 'deletion',
    title: 'Deleting it',
    paragraphs: [
      'Deleting your account in Account Settings removes your personal data and photos and ends every session; for 7 days after your e-mail was changed it waits until nobody can take that back any more, so that nobody else deletes your account. Records of orders stay, because the law and the other side need them, but without your identity. If an administrator had to do with your account, the entry about it keeps your name and a code made of your e-mail address, from which the address cannot be read; so does a block against you, for those who made it.',
    ],
  },
];
