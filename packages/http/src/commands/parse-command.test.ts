import { describe, expect, it } from 'vitest';
import { helpFor, helpForAll } from './command-help.ts';
import { eventCommands } from './event-commands.ts';
import { parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean), eventCommands);

describe('a command line', () => {
  it('names a command, what it takes, and options in any place', () => {
    expect(parse('events replay evt_1 --json')).toMatchObject({
      command: { words: 'events replay' },
      given: { args: { event: 'evt_1' } },
      json: true,
    });
    expect(parse('events --limit 3 list --state=failed')).toMatchObject({
      command: { words: 'events list' },
      given: { options: { limit: '3', state: 'failed' } },
    });
    expect(parse('events replay-failed').command?.words).toBe('events replay-failed');
  });

  it.each([
    ['', 'Which command?'],
    ['event list', 'There is no command “event list”'],
    ['events', 'There is no command “events”'],
    ['events replay', 'Please give event'],
    ['events replay evt_1 evt_2', '“evt_2” is too much'],
    ['events list --state open', '--state is one of waiting, handled, failed, ignored'],
    ['events show evt_1 --limit 3', '“events show” has no --limit'],
    ['events list --wrong', "Unknown option '--wrong'"],
  ])('that cannot be understood says why: %s', (line, complaint) => {
    expect(() => parse(line)).toThrow(complaint);
  });

  it('asks for help about all commands, a group or one', () => {
    expect(parse('--help').command).toBeUndefined();
    expect(helpForAll(eventCommands)).toContain('npm run admin -- events replay <event>');
    expect(parse('events --help').words).toEqual(['events']);
    const { command } = parse('events list --help');
    expect(command && helpFor(command)).toMatch(/--state +Only those in this state \(waiting, /);
  });
});
