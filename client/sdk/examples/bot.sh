#!/bin/sh
# A bot that plays a match over HTTP with curl and jq alone: sh bot.sh [URL] [GAME] [OPTIONS]
URL=${1:-http://localhost:2567}/api GAME=${2:-tranquility} OPTIONS=${3:-'{"mode": "standard"}'}
post() { curl -sL "$URL/$1" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d "$2"; }
TOKEN=$(post players '{"name": "Curly", "kind": "bot", "owner": "the examples"}' | jq -r .token)
MATCH=$(post matches "{\"game\": \"$GAME\", \"options\": $OPTIONS, \"seats\": 2}" | jq -r .id)
post "matches/$MATCH/requests/sit" '{"nonce": "00112233445566778899aabbccddeeff"}' >/dev/null
post "matches/$MATCH/requests/seatBot" '{"seat": 1}' >/dev/null
post "matches/$MATCH/requests/start" '{}' >/dev/null
# The first legal move whose cards need no sum, with as many cards as it takes, or the outcome.
FIRST='(.events[]? | .outcome // empty), (.asked // empty | {id: "\(.v)", command: (first(.moves[] | select(all(.parts[]?; .total | not))) | .command + ([.parts[]? | {(.into): (if .of == "cards" then .from[:.most] else (.least // .from[0]) end)}] | add // {}))})'
curl -sLN "$URL/matches/$MATCH/stream?until=end" -H "Authorization: Bearer $TOKEN" | jq --unbuffered -c "$FIRST" | while read -r LINE; do
  case $LINE in *'"command"'*) post "matches/$MATCH/commands" "$LINE" >/dev/null ;; *) echo "$LINE" ;; esac
done
