/** What gives another answer at each run. Rules and use cases get it by a port, so that a test or a seed decides it. */
const unseeded =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\bset(?:Timeout|Interval|Immediate)\(/;

const isProgram = (file) =>
  /^packages\/(?:domain|application)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The lines of domain and application that read a clock, wait, or draw a random number by themselves. */
export function ownClocks(file, content) {
  if (!isProgram(file)) return [];
  return content.split('\n').flatMap((line, nth) => {
    const [found] = unseeded.exec(line) ?? [];
    return found ? [`${file}:${nth + 1}: ${found.replace('(', '')} is not asked of a port`] : [];
  });
}
