import { wavesContract } from '@nestmates/application/friends/waves/contract.ts';
import { Waves } from '@nestmates/application/friends/waves/waves.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const wavesRoutes = withServices([Waves], (waves) => [
  serve(wavesContract.between, ({ by, params }) => waves.between(by, params)),
  serve(wavesContract.wave, ({ by, params }) => waves.wave(by, params)),
]);
