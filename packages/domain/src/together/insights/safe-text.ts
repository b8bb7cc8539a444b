/** Why a text is not safe to follow, whoever has written it. */
export type SafetyFault = 'advice' | 'hazard' | 'way-to-contact';

/** A child puts things in the mouth, falls into water and burns itself up to this age. */
const small = 5;

const advice: readonly RegExp[] = [
  /\b(?:cur(?:e|es|ing)|diagnos|medicin|medicat|dos(?:e|es|age|ing)|vitamin|fever|symptom|therap|disorder|doctor|pediatric|depress|anxi|immune|sick|illness|weight|diet|calor|allerg|prove[ns]?|stud(?:y|ies)|scien(?:ce|tists?)|research|experts?|milestone|develops?|brain)/iu,
  /\b(?:ibuprofen|acetaminophen|paracetamol|aspirin|antihistamines?|melatonin|antibiotics?|vaccin\w*|supplements?|homeopath\w*|essential oils?|herbal|remed(?:y|ies)|pills?|cough syrup|gripe water|teething gel)\b/iu,
  /\d\s?(?:mg|mcg|ml|milligrams?|milliliters?|drops)\b/iu,
  /\b(?:wine|beer|vodka|cocktails?|alcohol|cigarettes?|smoking|vap(?:e|ing)|cannabis|marijuana)\b/iu,
];

const contact: readonly RegExp[] = [
  /\b(?:whatsapp|telegram|snapchat|instagram|facebook|messenger|tiktok|discord|wechat|venmo|zelle|paypal|cash ?app)\b/iu,
  /\b(?:phone number|e-?mail address|hotline|direct message)\b/iu,
  /\b(?:call|phone|text|dm|e-?mail) (?:me|us|her|him|them)\b/iu,
  /\b(?:download|install|sign up (?:for|on)|subscribe to)\b/iu,
  /\b(?:dot|punkt) ?(?:com|org|net)\b|\[dot\]|\(dot\)/iu,
];

/** Wrong at any age. */
const dangerous: readonly RegExp[] = [
  /\b(?:unattended|unsupervised|home alone|without (?:a )?(?:helmet|seat ?belt|car seat|life (?:vest|jacket)))\b/iu,
  /\b(?:leave|let)\b[^.!?]{0,40}\b(?:alone|without (?:watching|an adult))\b/iu,
  /\b(?:bleach|ammonia|lighter fluid|gasoline|fireworks?|firecrackers?|guns?|pistol|rifle)\b/iu,
];

const dangerousForSmall: readonly RegExp[] = [
  /\b(?:candles?|matches|lighters?|sparklers?|campfire|bonfire|stove|hot oil|boiling|knife|knives|scissors? points?)\b/iu,
  /\b(?:magnets?|marbles?|nuts?|peanuts?|grapes?|popcorn|balloons?|honey|coins?|button batter(?:y|ies)|batteries|beads?|hard cand(?:y|ies))\b/iu,
  /\b(?:trampolines?|ladders?|rooftops?|plastic bags?|cords?)\b/iu,
  /\b(?:pillows?|blankets?|stuffed animals?|bumpers?)\b[^.!?]{0,30}\b(?:crib|cradle|bassinet|cot)\b/iu,
  /\b(?:crib|cradle|bassinet|cot)\b[^.!?]{0,30}\b(?:pillows?|blankets?|stuffed animals?|bumpers?)\b/iu,
];

const water =
  /\b(?:water|pools?|bath ?tubs?|swim(?:s|ming)?|lakes?|rivers?|creeks?|beach|splash(?:es|ing)?|sprinklers?|basins?)\b/iu;
const onlyMentioned =
  /\b(?:pitcher of water|glass of water|water boils|water bottles?|drink(?:ing)? water|with water, wipes)\b/giu;
const close = /within (?:arm’s )?reach|right beside|stay(?:ing)? close|in the water for each|stay beside/iu;

/**
 * The youngest age that the text names, else the youngest it may be about; a baby's where nobody is known.
 */
function ageMeant(text: string, ages: readonly number[]): number {
  if (/\b(?:baby|babies|newborns?|infants?)\b/iu.test(text)) return 0;
  if (/\btoddlers?\b/iu.test(text)) return 1;
  const named = Array.from(text.matchAll(/\b(\d{1,2})-year-old/gu), ([, age]) => Number(age));
  return Math.min(...(named.length > 0 ? named : ages.length > 0 ? ages : [0]));
}

function isHazard(text: string, ages: readonly number[]): boolean {
  if (dangerous.some((pattern) => pattern.test(text))) return true;
  if (ageMeant(text, ages) > small) return false;
  if (dangerousForSmall.some((pattern) => pattern.test(text))) return true;
  return water.test(text.replaceAll(onlyMentioned, '')) && !close.test(text);
}

/** `ages` are those of the children it is written for. */
export function safetyFaultIn(text: string, ages: readonly number[]): SafetyFault | undefined {
  if (advice.some((pattern) => pattern.test(text.replaceAll(/\bexperiment/giu, '')))) return 'advice';
  if (contact.some((pattern) => pattern.test(text))) return 'way-to-contact';
  return isHazard(text, ages) ? 'hazard' : undefined;
}
