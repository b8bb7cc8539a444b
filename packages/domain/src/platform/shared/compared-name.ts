/** Makes the form in which a name is compared: “St. Paul” with “saint paul”, “Cañon City” with “canon city”. */
export const comparedName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^saint\b/, 'st');
