import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/operation.js';
import { listReview, resolveReview } from '#contract/review.js';
import type { Caller } from '#domain/caller.js';
import { ResolveService } from '#memory/review/resolve.service.js';
import { ReviewService } from '#memory/review/review.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class ReviewController {
  constructor(
    private readonly review: ReviewService,
    private readonly resolves: ResolveService,
  ) {}

  @Route(listReview)
  list(
    @From() caller: Caller,
    @Input(listReview) input: InputOf<typeof listReview>,
  ): ReturnType<ReviewService['list']> {
    return this.review.list(caller, input);
  }

  @Route(resolveReview)
  resolve(
    @From() caller: Caller,
    @Input(resolveReview) input: InputOf<typeof resolveReview>,
  ): ReturnType<ResolveService['resolve']> {
    return this.resolves.resolve(caller, input);
  }
}
