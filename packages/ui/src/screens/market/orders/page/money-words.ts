/** Where the money is, in words. */
export interface HeldMoney {
  readonly title: string;
  readonly tone: 'plain' | 'moss' | 'brick';
  readonly text: string;
}
