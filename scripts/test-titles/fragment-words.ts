function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Verbs that are no subject. */
export const verbs: ReadonlySet<string> = words(`
  accept accepts adds affect affects agree agrees allow allows anonymizes appear appears applies approves are asks
  assigns attaches averages become becomes begin begins belongs binds builds calculate cancels captures causes
  chooses cleans clears closes come comes compare compares compiles completes compute computes confirms contain
  contains continues convert converts correspond creates crops decides declines decodes define defines deletes
  delivers derives describe describes detects disconnects distinguishes do does embeds emits empties enables
  encodes ends enforces equal equals escapes evaluates excludes exists expects explain explains extends fail fails
  fall falls fills finds follow follows forbids freezes gets give gives goes grant grants grows had handles has
  have hides highlights holds ignore ignores include includes installs introduce introduces invalidates is
  itemizes joins keep keeps lays leads leaves lets lose loses make makes maps mention mentions migrate migrates
  mixes mounts needs negates neutralizes normalizes notifies notify omit omits opens outlives parse parses passes
  pauses persists picks plays polls prefers presents prints promises provides puts queues raises reach reaches
  receives recompute recomputes recovers reduces refreshes refuses registers reject rejects remains remove removes
  renames render renders renews reopens replace replaces require requires resets resolves respects responds
  restarts restore restores retries rewrites rolls round-trip round-trips rounds saves says sees sends serves
  ships shows skips slows starts stay stays stops submits sums survive survives swaps takes tells terminate
  terminates throws translates treat treats trims truncates turns undoes upgrades validates verifies verify waits
  was weighs were yields
`);

/** Verbs that are nouns as well: a subject only before a verb or a preposition ("Names of fields are …"). */
export const verbsOrNouns: ReadonlySet<string> = words(`
  add answer answers blocks breaks changes charge charges checks claims clicks costs count counts covers cuts
  defaults delays discounts draw draws drop drops duplicates end fill filters find formats guesses hold leave
  limits lists loads logs marks match matches move moves names need offer offers processes reads records
  references refunds releases replies reply report reports requests reset return returns round runs searches send
  set sets shares show signs sort sorts spans split splits start states stop stores updates use uses visits walk
  walks withdraw works writes
`);

/** Words that are rather nouns: a fragment only before an object ("Orders the fields"). */
export const verbsBeforeObject: ReadonlySet<string> = words(`
  accounts advance amounts anchors back build captions check claim comments confirm continue cover create cut
  default documents duplicate empty exports extend forms group groups imports keys label labels lead let limit
  link links list load log mails mark name open order orders page pages part parts permits present price prices
  process read record reference release rename request save scales search shadows share sign span state steps
  store survey test tests times undo update visit work write
`);

/** Prepositions, conjunctions and auxiliaries, which begin a clause without its subject. */
export const clauseWords: ReadonlySet<string> = words(`
  about after again although and as at because before below between beyond but by can cannot could during either
  for from if in instead into may might must neither never nor not of on once or should since so still than that
  then through to under unless until via what when where whether which while who whom whose why will with without
  would
`);
