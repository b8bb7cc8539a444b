import { type Feature, features } from '@nestmates/domain/platform/access/features.ts';

type PlanOf<F extends Feature> = (typeof features)[F]['plan'];
/** Every member has the Free plan. */
type AccessTo<F extends Feature> = PlanOf<F> extends 'free' ? 'member' : PlanOf<F>;

/** The access level of a call that belongs to a feature of the plans. */
export const accessTo = <F extends Feature>(feature: F): AccessTo<F> => {
  const { plan } = features[feature];
  return (plan === 'free' ? 'member' : plan) as AccessTo<F>;
};
