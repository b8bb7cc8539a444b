import { urgentHelp } from '@nestmates/domain/trust/reports/categories.ts';
import { Phone } from 'lucide-react';
import { Link } from '../../../components/actions/Link.tsx';
import styles from './ReportDialog.module.css';

/** The emergency number, before anything is asked; in more words once somebody has said that it is urgent. */
export const UrgentHelp = ({ isUrgent = false }: { readonly isUrgent?: boolean }) => (
  <Link className={styles.urgent} href={`tel:${urgentHelp.number}`}>
    <Phone aria-hidden />
    {isUrgent ? (
      <span>{urgentHelp.sentence}</span>
    ) : (
      <span>
        Somebody in danger? <strong>Call {urgentHelp.number} first.</strong>
      </span>
    )}
  </Link>
);
