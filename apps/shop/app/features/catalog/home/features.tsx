const features = [
  {
    title: 'Individuelle Maße',
    text: 'Neun Maße statt S, M und L. Beim Messen zeigt Ihnen eine Zeichnung, wo das Band anliegt.',
  },
  {
    title: 'Hochwertige Materialien',
    text: 'Wetterfeste Oberstoffe, weiches Futter, Reißverschlüsse und Beschläge, die Jahre halten.',
  },
  {
    title: 'Persönliche Gestaltung',
    text: 'Stoff, Bündchen, Futter, Reflexnähte und Aufdruck wählen Sie selbst. Den Preis sehen Sie dabei sofort.',
  },
] as const;

/** The three tiles: individual measurements, premium materials, personalisation. */
export function Features() {
  return (
    <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
      {features.map((feature) => (
        <li key={feature.title} className="flex flex-col gap-3">
          <div aria-hidden className="tape-rule" />
          <h2 className="text-2xl">{feature.title}</h2>
          <p className="text-ink-soft">{feature.text}</p>
        </li>
      ))}
    </ul>
  );
}
