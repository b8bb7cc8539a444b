/** No longer than the second tap of a double one takes, by finger or by mouse. */
export const doubleTap = 500;
