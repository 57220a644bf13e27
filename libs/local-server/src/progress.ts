/** Receives one line about long work, such as a download. */
export type Progress = (line: string) => void;
