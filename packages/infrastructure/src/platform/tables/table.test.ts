import { describe, expect, it } from 'vitest';
import { instant, integer, json, key, member, nullable, oneOf, text } from './columns.ts';
import { describeColumns, sectionsOf } from './described-columns.ts';
import { belongsTo } from './relations.ts';
import { fieldsOf, table } from './table.ts';

class ShelfModel extends table('shelves', { id: key(), name: text() }) {}

class BookModel extends table('books', {
  ownerId: member('deleted', { key: true }),
  shelfId: integer({ key: true, left: 'key' }),
  title: text({ exported: true }),
  borrowedBy: member('emptied'),
  notes: nullable(json({ erasure: { why: 'A reader wrote them.', until: 'always' } })),
}).with({
  sections: { books: 'owner_id = :memberId order by title' },
  relations: { shelf: belongsTo('shelfId', ShelfModel) },
}) {}

const erasureIn = (model: typeof BookModel | typeof ShelfModel) =>
  Object.fromEntries(describeColumns(model.table).map(({ name, erasure }) => [name, erasure]));

describe('a table', () => {
  it('is a model with its keys, its JSON and its relations', () => {
    const { tableName, idColumn, jsonAttributes } = BookModel;
    expect({ tableName, idColumn, jsonAttributes }).toEqual({
      tableName: 'books',
      idColumn: ['ownerId', 'shelfId'],
      jsonAttributes: ['notes'],
    });
    expect(ShelfModel.idColumn).toBe('id');
    expect(BookModel.relationMappings).toMatchObject({
      shelf: { modelClass: ShelfModel, join: { from: 'books.shelfId', to: 'shelves.id' } },
    });
  });

  it('knows its fields', () => {
    expect(fieldsOf(BookModel.table, ['notes', 'borrowedBy'])).toEqual(['ownerId', 'shelfId', 'title']);
  });
});

describe('an erasure', () => {
  it('takes along what stands in a row of the member, unless a column says otherwise', () => {
    expect(erasureIn(BookModel)).toEqual({
      owner_id: 'deleted',
      shelf_id: 'deleted',
      title: 'deleted',
      borrowed_by: 'emptied',
      notes: { why: 'A reader wrote them.', until: 'always' },
    });
  });

  it('has to be told what becomes of words in a row that stays', () => {
    class VisitModel extends table('visits', {
      guestId: member('emptied'),
      at: instant(),
      kind: oneOf<'long' | 'short'>(),
      words: text(),
    }) {}
    const erased = describeColumns(VisitModel.table).map(({ name, erasure }) => [name, erasure]);
    expect(erased).toEqual([
      ['guest_id', 'emptied'],
      ['at', 'impersonal'],
      ['kind', 'impersonal'],
      ['words', undefined],
    ]);
  });
});

describe('an export', () => {
  it('has a section of the columns that are shown', () => {
    expect(sectionsOf(BookModel.table)).toEqual({
      books: 'select title from books where owner_id = :memberId order by title',
    });
  });

  it('shows a column in the section that it names', () => {
    class CardModel extends table('cards', {
      id: key(),
      name: text({ exported: 'profile' }),
      pin: text({ exported: 'account' }),
      age: integer(),
    }).with({ sections: { account: 'id = :memberId', profile: 'id = :memberId' }, left: 'process' }) {}
    expect(sectionsOf(CardModel.table)).toEqual({
      account: 'select pin from cards where id = :memberId',
      profile: 'select name from cards where id = :memberId',
    });
    expect(describeColumns(CardModel.table).map(({ left }) => left)).toEqual([
      'process',
      undefined,
      undefined,
      'process',
    ]);
  });
});
