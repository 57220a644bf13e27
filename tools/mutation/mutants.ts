import ts from 'typescript';

/** One small mistake in a source: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What takes the place of an operator: for a comparison its other boundary, and its opposite. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  ...{ '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'] },
  ...{ '===': ['!=='], '!==': ['==='], '&&': ['||'], '||': ['&&'], '??': ['&&'] },
  ...{ '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '**': ['*'] },
};
const METHODS: Readonly<Record<string, string>> = { max: 'min', min: 'max', some: 'every', every: 'some' };

/** @returns the usual small mistakes that somebody could make in this source, in its order. */
export function mutantsOf(source: ts.SourceFile): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    const become = (part: ts.Node, ...texts: readonly string[]): unknown =>
      texts.map((text) => found.push({ start: part.getStart(source), end: part.end, text }));
    mutate(node, become, (part) => part.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Become = (part: ts.Node, ...texts: readonly string[]) => unknown;

function mutate(node: ts.Node, become: Become, textOf: (part: ts.Node) => string): void {
  if (ts.isBinaryExpression(node)) become(node.operatorToken, ...(OPERATORS[textOf(node.operatorToken)] ?? []));
  if (ts.isPrefixUnaryExpression(node)) become(node, textOf(node.operand));
  if (ts.isIfStatement(node)) become(node.expression, 'true', 'false');
  if (ts.isConditionalExpression(node)) become(node.condition, 'true', 'false');
  if (node.kind === ts.SyntaxKind.TrueKeyword) become(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) become(node, 'true');
  if (ts.isNumericLiteral(node)) become(node, `(${textOf(node)} + 1)`);
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) become(node, '[]');
  // What stands outside of every function are tables of words.
  if (ts.isStringLiteral(node) && node.text && ts.findAncestor(node, ts.isFunctionLike)) become(node, "''");
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const { name, expression } = node.expression;
  if (METHODS[name.text]) become(name, String(METHODS[name.text]));
  if (name.text === 'filter') become(node, textOf(expression));
}
