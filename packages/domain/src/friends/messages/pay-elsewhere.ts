const services =
  /\b(?:venmo|zelle|cash ?app|\$cashtag|paypal|apple pay|google pay|western union|moneygram|revolut|bitcoin|crypto(?:currency)?|gift ?cards?|wire (?:me|the money|transfer)|bank transfer|money order)\b/i;

/** Words that lead away from the payment here. */
const away =
  /\b(?:pay|paid|payment|buy|deal|sell)\b[^.!?\n]{0,60}\b(?:off|outside(?: of)?) (?:the app|the site|nestmates|here)\b|\b(?:off|outside(?: of)?) (?:the app|the site|nestmates)\b[^.!?\n]{0,60}\b(?:pay|paid|payment|buy|deal|sell)\b|\bpay(?: me)?(?: in)? cash\b/i;

/** Phone number of the United States, as people write it; no price, day or zip has ten digits. */
const phoneNumber = /(?<![\d$])(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;

/** Whether a message asks to pay elsewhere, or gives a phone number with which that begins. */
export const leadsElsewhere = (text: string): boolean =>
  services.test(text) || away.test(text) || phoneNumber.test(text);

/** The line under such a message. */
export const keepPaymentsHere = 'Keep payments here: we can only protect those.';
