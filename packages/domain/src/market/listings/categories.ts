/** What a product or service is listed under; onboarding offers these for products. */
export const productCategories = [
  'Baby & Kids',
  'Toys & Games',
  'Clothing',
  'Books & Educational',
  'Home & Garden',
  'Health & Beauty',
  'Electronics',
  'Sports & Outdoors',
  'Handmade & Crafts',
  'Other',
] as const;

/** The dialog that edits a listing has a second vocabulary, made for services. */
export const editCategories = [
  { value: 'wellness', label: 'Wellness' },
  { value: 'fitness', label: 'Fitness' },
  { value: 'education', label: 'Education' },
  { value: 'childcare', label: 'Childcare' },
  { value: 'food', label: 'Food' },
  { value: 'beauty', label: 'Beauty' },
  { value: 'home', label: 'Home' },
  { value: 'creative', label: 'Creative' },
  { value: 'books', label: 'Books' },
  { value: 'other', label: 'Other' },
] as const;

export type ListingCategory = (typeof productCategories)[number] | (typeof editCategories)[number]['value'];

/** Every value that a listing may be stored under. */
export const listingCategories: readonly [ListingCategory, ...ListingCategory[]] = [
  ...productCategories,
  ...editCategories.map(({ value }) => value),
];

/** Whoever looks for one of these means the others of its group as well. */
const sameMeaning: readonly (readonly ListingCategory[])[] = [
  ['Baby & Kids', 'childcare'],
  ['Books & Educational', 'education', 'books'],
  ['Home & Garden', 'home', 'food'],
  ['Health & Beauty', 'beauty', 'wellness'],
  ['Sports & Outdoors', 'fitness'],
  ['Handmade & Crafts', 'creative'],
  ['Other', 'other'],
];

/** The stored values that a search for this category finds. */
export const categoriesMeant = (category: ListingCategory): readonly ListingCategory[] =>
  sameMeaning.find((group) => group.includes(category)) ?? [category];

export const categoryLabel = (category: string): string =>
  editCategories.find(({ value }) => value === category)?.label ?? category;
