import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Sets Location to what an operation has created, by the contract's template. */
export class LocationInterceptor implements NestInterceptor {
  constructor(private readonly template: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const address = this.template.replaceAll(/\{([\w.]+)\}/g, (_, path: string) =>
          encodeURIComponent(String(valueAt(answer, path))),
        );
        if (response.statusCode === 201) response.setHeader('Location', address);
        return answer;
      }),
    );
  }
}

function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], answer);
}
