/** @returns the text as a listener hears it: width, case, spacing and a final stop ignored. */
export function folded(text: string): string {
  return text
    .replaceAll(/(?<=\p{N})(?=\p{No})/gu, ' ') // else 10² would fold to 102, and 1½ to 11/2
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.!]+$/u, '');
}
