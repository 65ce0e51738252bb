import { Router } from "express";
import { networkIn } from "../http/addresses.ts";
import { chargeLimit, Draining, HttpError, toHttpError } from "../http/errors.ts";
import { requireProgram } from "../http/programs.ts";
import type { RouteContext } from "../http/route-context.ts";
import { type Limits, Quota, takeEach } from "../limits.ts";
import type { Invitations } from "../match/invitations.ts";
import type { ProgramOffers } from "../match/program-offers.ts";
import { InvitationStream } from "./invitation-stream.ts";
import { ResponseLines } from "./stream-routes.ts";

interface InvitationRoutesDeps extends Pick<RouteContext, "requireCaller"> {
  readonly invitations: Pick<Invitations, "of" | "watch">;
  readonly offers: Pick<ProgramOffers, "attend">;
  readonly limits: Limits;
  readonly now: () => number;
  readonly isReady: () => boolean;
}

/** Maximum numbers of open streams per program and per network. */
const [FOR_PROGRAM, FOR_NETWORK] = [5, 100];

export function invitationRoutes(deps: InvitationRoutesDeps): Router {
  const { invitations, offers, limits, now, isReady } = deps;
  const router = Router();
  const [programs, networks] = [new Quota(FOR_PROGRAM), new Quota(FOR_NETWORK)];

  router.get("/programs/me/stream", async (request, response) => {
    const { id: player, name } = await requireProgram(deps, request);
    if (!isReady()) throw new Draining();
    const network = networkIn(request.headers);
    await chargeLimit(limits, "joins", network);
    const release = takeEach([
      [programs, player],
      [networks, network],
    ]);
    if (!release) throw new HttpError(429, "TooManyWindows", "too many streams of invitations are open");
    const leave = offers.attend(player);
    let stopWatching = () => {};
    const stream = new InvitationStream(new ResponseLines(response), {
      player,
      name,
      read: () => invitations.of(player),
      now,
      reasonOf: (error) => toHttpError(error).reason,
      onEnd() {
        stopWatching();
        leave();
        release();
      },
    });
    stopWatching = invitations.watch(player, {
      update: () => stream.update(),
      close: (reason) => stream.close(reason),
    });
    response.on("drain", () => stream.onDrain());
    response.on("close", () => stream.stop());
    if (response.destroyed) stream.stop();
  });

  return router;
}
