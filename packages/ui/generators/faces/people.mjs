// The twelve mothers of the stories and the landing page.
/** @type {Readonly<Record<string, import('./face.mjs').Face>>} */
export const people = {
  priya: { head: 'bun', face: 'smile', skin: 'b87f58', garment: 'd9a441', ink: '3a1f1a' },
  amara: { head: 'afro', face: 'calm', skin: '7e4e36', garment: 'c9553c', ink: '2a1714' },
  hannah: { head: 'medium3', face: 'smile', skin: 'f0cdb2', garment: '5f7f6d', ink: '7a3b22' },
  maya: { head: 'long', face: 'cute', skin: 'dda981', garment: '9c3a4b', ink: '33201c' },
  claire: { head: 'bangs', face: 'smile', skin: 'f3d3bb', garment: '4f6b72', ink: 'b0723a', hair: 'c98b4e' },
  jess: {
    head: 'mediumBangs2',
    face: 'calm',
    skin: 'e9bf9e',
    garment: '7c2b41',
    ink: '94472a',
    hair: '8a4529',
  },
  noor: { head: 'hijab', face: 'smile', skin: 'cf9c74', garment: '3f6a5a', ink: '2c4a48' },
  mei: {
    head: 'mediumBangs',
    face: 'calm',
    skin: 'eecbaa',
    garment: 'c46b4e',
    ink: '251a1c',
    glasses: 'glasses2',
  },
  ruth: {
    head: 'grayMedium',
    face: 'smile',
    skin: 'ddb08e',
    garment: '40607a',
    ink: '5a4038',
    hair: 'a59a92',
    glasses: 'glasses',
  },
  dana: { head: 'twists2', face: 'calm', skin: '8f5d40', garment: 'd8b15a', ink: '2a1815' },
  sofia: { head: 'longCurly', face: 'smile', skin: 'c98f68', garment: 'b5452c', ink: '3e211a' },
  leah: { head: 'mediumBangs3', face: 'smile', skin: 'ebc3a2', garment: '6d7f55', ink: '4a2a20' },
};
