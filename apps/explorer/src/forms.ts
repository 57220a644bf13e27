/** @returns what was written into a field, without the space around it; empty where there is no such field. */
export function written(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
