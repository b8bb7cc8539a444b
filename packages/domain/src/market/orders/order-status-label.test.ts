import { expect, it } from 'vitest';
import { orderStatusLabel } from './order-status-label.ts';

it.each([
  ['pending_shipment', 'Pending Shipment'],
  ['delivered', 'Delivered'],
  ['teleported', 'Unknown'],
  ['toString', 'Unknown'],
  ['', 'Unknown'],
])('"%s" reads %s', (status, label) => {
  expect(orderStatusLabel(status)).toBe(label);
});
