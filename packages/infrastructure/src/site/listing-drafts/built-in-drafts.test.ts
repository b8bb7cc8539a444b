import { listingDraftsContract } from '@nestmates/application/testing/contracts/listing-drafts-contract.ts';
import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';
import { describe, expect, it } from 'vitest';
import { BuiltInDrafts } from './built-in-drafts.ts';

listingDraftsContract('that are built in', () => new BuiltInDrafts());

const soldAs = (category: ListingCategory) =>
  [1, 2, 3, 4, 5].map((sellerId) => ({ sellerId, priceCents: 1500, category }));

const draftOf = async (title: string, category?: ListingCategory) => {
  const pastSales = category ? soldAs(category) : [];
  return (await new BuiltInDrafts().draft({ photo: null, title, pastSales }).write()) as object;
};

describe('a built-in draft', () => {
  it('goes by where such things were sold before it goes by a list of words', async () => {
    const asToy = { text: { title: null, category: 'Toys & Games' } };
    expect(await draftOf('Balance bike', 'Toys & Games')).toMatchObject(asToy);
    const byWord = { text: { category: 'Sports & Outdoors' } };
    expect(await draftOf('Balance bike')).toMatchObject(byWord);
    // Services have categories of their own, which the form does not offer for a product.
    expect(await draftOf('Balance bike', 'fitness')).toMatchObject(byWord);
  });

  it('reads the condition, and says nothing where it knows nothing', async () => {
    expect(await draftOf('Zibble, like new')).toMatchObject({
      text: { title: null, category: null, condition: 'like-new' },
    });
  });
});
