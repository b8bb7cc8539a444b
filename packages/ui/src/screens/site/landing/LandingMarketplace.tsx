import { Notch } from '../../../components/pictures/Notch.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { StillLife } from '../../../drawings/StillLife.tsx';
import styles from './LandingMarketplace.module.css';

export function LandingMarketplace() {
  return (
    <article>
      <div className={styles.picture}>
        <Picture picture={<StillLife of="bike" box="broad" />}>
          <Notch corner="left" size="small">
            $48.00
          </Notch>
        </Picture>
      </div>
      <h2 className={styles.title}>Mom Marketplace</h2>
      <p className={styles.text}>
        Buy, sell and trade kids’ things nearby. Your payment is held until you have them.
      </p>
    </article>
  );
}
