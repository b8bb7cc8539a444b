import type { StoreView } from '@nestmates/application/market/shops/contract.ts';

export const sampleStoreView: StoreView = {
  connected: true,
  storeSlug: 'little-acorns-store-front',
  activeListings: 3,
  completedOrders: 12,
  rating: { average: 4.7, count: 9 },
  checklist: { profile: true, photo: true, payments: true, listing: true },
};

export const newStoreView: StoreView = {
  connected: false,
  storeSlug: null,
  activeListings: 0,
  completedOrders: 0,
  rating: null,
  checklist: { profile: false, photo: true, payments: false, listing: false },
};
