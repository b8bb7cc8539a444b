import { describe, expect, it } from 'vitest';
import { check, errorsByField } from '../../../../forms/schema.ts';
import { emptyListingForm, type ListingFormValues, listingFormSchema } from './listing-form-schema.ts';

const bike: ListingFormValues = { ...emptyListingForm, title: 'Bike', type: 'product', price: '48' };
const lessons: ListingFormValues = {
  ...emptyListingForm,
  title: 'Lessons',
  type: 'service',
  price: '$35.50',
};

const bodyOf = (values: ListingFormValues) => {
  const checked = check(listingFormSchema(), values);
  return 'value' in checked ? checked.value : undefined;
};
const errorsOf = (values: ListingFormValues, needs = {}) =>
  errorsByField(check(listingFormSchema(needs), values).issues, values);

describe('the form of a listing', () => {
  it('asks for a title, a type and a price', () => {
    expect(errorsOf(emptyListingForm)).toEqual({
      title: 'Title is required',
      type: 'Please select a type',
      price: 'Price is required',
    });
  });

  it.each(['1e3', '0.001', '-5', 'twelve', '1,23'])('refuses a price of %s', (price) => {
    expect(errorsOf({ ...bike, price })).toEqual({
      price: 'Please enter a price in dollars and cents, such as 12.50',
    });
  });

  it('refuses a price that nobody can pay', () => {
    expect(errorsOf({ ...bike, price: '10,000,000' })).toEqual({ price: 'Price must be $5,000 or less' });
  });

  it('refuses what is too long', () => {
    expect(errorsOf({ ...bike, title: 'b'.repeat(101), description: 'd'.repeat(501) })).toEqual({
      title: 'Title must be under 100 characters',
      description: 'Description must be under 500 characters',
    });
  });

  it('sends cents, and of a product nothing that a service has', () => {
    const body = bodyOf({ ...bike, condition: 'good', badges: ['Insured'], serviceIcon: 'Dog' });
    expect(body).toMatchObject({ price: 4800, type: 'product', condition: 'good' });
    expect(body).not.toHaveProperty('badges');
    expect(body).not.toHaveProperty('serviceIcon');
  });

  it('sends of a service nothing that a product has', () => {
    const body = bodyOf({ ...lessons, shippingIncluded: true, badges: ['Insured'], serviceIcon: 'Music' });
    expect(body).toMatchObject({ price: 3550, badges: ['Insured'], serviceIcon: 'Music' });
    expect(body).not.toHaveProperty('shippingIncluded');
  });

  it('leaves the other end of an age open', () => {
    expect(bodyOf({ ...bike, ageFrom: '3' })).toMatchObject({ ageFrom: 3, ageTo: 18 });
    expect(bodyOf({ ...bike, ageTo: '2' })).toMatchObject({ ageFrom: 0, ageTo: 2 });
    expect(errorsOf({ ...bike, ageFrom: '3', ageTo: '2' })).toEqual({
      ageFrom: 'Please choose ages from 0 to 18, the younger one first',
    });
  });

  it('asks for brand and model of a product that can hurt', () => {
    const stroller = { ...bike, title: 'Stroller' };
    expect(errorsOf(stroller)).toEqual({
      brand: 'Please say the brand: we check strollers against recalls',
      model: 'Please say the model: we check strollers against recalls',
    });
    expect(errorsOf({ ...stroller, brand: 'Thule', model: 'Spring', year: '20' })).toEqual({
      year: 'Please enter the year when it was made, such as 2024',
    });
    const make = { brand: 'Thule', model: 'Spring', year: '2022' };
    expect(bodyOf({ ...stroller, ...make })).toMatchObject({ ...make, year: 2022 });
    expect(bodyOf(bike)).toMatchObject({ brand: null, model: null, year: null });
    expect(bodyOf({ ...lessons, ...make })).not.toHaveProperty('brand');
  });

  it('asks for an icon of a service where a shop is opened', () => {
    expect(errorsOf(lessons)).toEqual({});
    expect(errorsOf(lessons, { icon: true })).toEqual({
      serviceIcon: 'Please select an icon for your service',
    });
    expect(errorsOf(bike, { icon: true })).toEqual({});
  });
});
