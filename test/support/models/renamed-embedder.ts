import { Embedder, type Vector } from '#models/embedder.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';

/** A second model for tests: the scripted one under another name, its vectors turned around and made longer with zeros. */
export class RenamedEmbedder extends Embedder {
  private readonly scripted = new ScriptedEmbedder();
  /** Called before each text; throw to be a model that fails. */
  onEmbed: (embedded: number) => void | Promise<void> = () => undefined;
  private embedded = 0;

  constructor(
    readonly model: string,
    readonly dimensions: number,
  ) {
    super();
  }

  async embed(texts: readonly string[]): Promise<Vector[]> {
    await this.onEmbed(this.embedded);
    this.embedded += texts.length;
    const zeros = new Array<number>(this.dimensions - this.scripted.dimensions).fill(0);
    return (await this.scripted.embed(texts)).map((vector) => [...zeros, ...[...vector].reverse()]);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
