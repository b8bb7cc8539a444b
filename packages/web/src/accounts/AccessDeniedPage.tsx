export default function AccessDeniedPage() {
  return <h1>AccessDeniedPage</h1>;
}
