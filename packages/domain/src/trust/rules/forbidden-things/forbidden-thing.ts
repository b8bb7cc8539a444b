/** What in the words of a listing shows that it is such a thing. */
export interface Sign {
  /** One phrase of each list has to be there. */
  readonly of: readonly (readonly string[])[];
  /** The words of a phrase may stand in any order, near each other: for what has killed children. */
  readonly inAnyOrder?: true;
  /** Only in the title: in a description the word often stands for something else. */
  readonly inTitle?: true;
  /** Words beside which it is something else, such as a toy. */
  readonly unless?: readonly string[];
}

export interface ForbiddenThing {
  readonly id: string;
  readonly title: string;
  /** Said on the page of rules, and to the seller who is refused. */
  readonly words: string;
  readonly signs: readonly Sign[];
}

/** A list of phrases that is written as one text, with commas between. */
export const phrases = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());

/** A toy or a picture of it, or a service about it. */
export const pretended = phrases(`
  toy, plush, plushie, stuffed, pretend, play, playset, lego, puzzle, puppet, doll, figurine,
  book, notebook, sticker, costume, print, poster, card, game, shirt, onesie, dress, pattern,
  class, lesson, course, training, safety, decoration, decor, ornament, lamp, mobile, rug
`);
