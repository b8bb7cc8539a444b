/** The logo mark, a nest with two eggs, in the current text colour. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="1.9" aria-hidden="true">
      <circle cx="10.3" cy="11.2" r="5.2" />
      <circle cx="18.9" cy="12.6" r="3.9" />
      <path
        d="M2.4 15h23.2c0 5.9-4.9 10.2-11.6 10.2S2.4 20.9 2.4 15z"
        fill="currentColor"
        strokeLinejoin="round"
      />
    </svg>
  );
}
