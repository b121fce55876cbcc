/** Names in use. Thousands of equal names are numbered without trying every number again. */
export class TakenNames {
  private readonly taken = new Set<string>();
  private readonly counts = new Map<string, number>();

  /** Takes the wanted name, or one with a number. */
  take(wanted: string): string {
    let name = wanted;
    let count = this.counts.get(wanted) ?? 1;
    while (this.taken.has(name)) {
      count += 1;
      name = `${wanted}_${count}`;
    }
    this.counts.set(wanted, count);
    this.taken.add(name);
    return name;
  }
}
