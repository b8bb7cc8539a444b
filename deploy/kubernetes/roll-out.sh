#!/usr/bin/env bash
# Rolls an overlay out: database and migrations first, and servers and workers once the migrations are done.
# Usage: deploy/kubernetes/roll-out.sh OVERLAY, a folder with a kustomization.yaml.
set -euo pipefail
overlay=${1:?name the folder of an overlay, such as deploy/kubernetes/overlays/external-database}

in_space() { kubectl --namespace nestmates "$@"; }

# How many workers of the version before are to work again when this ends, and why none does otherwise.
workers=
none_works=
at_the_end() {
  local ended=$?
  rm -f "$rendered"
  if [ "$ended" -eq 0 ]; then return; fi
  echo 'THE ROLLOUT HAS FAILED, for the reason above.' >&2
  case $workers in
    '') ;;
    0) none_works='since none ran before' ;;
    *)
      if in_space scale --replicas="$workers" deployment/nestmates-worker; then
        echo "Servers and workers of the version before go on ($workers workers)." >&2
      else
        none_works='since they could not be started again'
      fi
      ;;
  esac
  if [ -n "$none_works" ]; then
    echo "NO WORKER MAY BE RUNNING, $none_works: nothing that is queued is done until a rollout succeeds." >&2
  fi
}
rendered=$(mktemp)
trap at_the_end EXIT
kubectl kustomize "$overlay" > "$rendered"
kubectl get namespace nestmates > /dev/null 2>&1 || kubectl create namespace nestmates

# Workers of the version before would run jobs by its rules beside the new schema; what is queued waits.
before=$(in_space get deployment nestmates-worker --ignore-not-found --output jsonpath='{.spec.replicas}')
if [ -n "$before" ]; then
  workers=$before
  in_space scale --replicas=0 deployment/nestmates-worker
  in_space wait --for=delete pod --selector app.kubernetes.io/name=nestmates-worker --timeout=60s
fi

# A job that has run cannot be changed.
in_space delete job nestmates-migrate --ignore-not-found
# From here on the schema may be the new one.
workers=
none_works='since it is not known how far the migrations are'
# The settings, which have another name with each change, and what stands in front of the rollout.
in_space apply --filename "$rendered" --selector 'nestmates/rollout=before'

# `kubectl wait` waits for one condition, and a job that has failed never completes. It fails by itself after 900 s.
state=
for ((asked = 0; asked < 192; asked += 1)); do
  state=$(in_space get job nestmates-migrate --output jsonpath='{.status.conditions[?(@.status=="True")].type}') || state=
  case " $state " in
    *' Complete '*) break ;;
    *' Failed '*)
      echo 'The migrations have failed: kubectl --namespace nestmates logs job/nestmates-migrate' >&2
      workers=$before
      none_works=
      exit 1
      ;;
  esac
  sleep 5
done
case " $state " in
  *' Complete '*) ;;
  *)
    echo 'The migrations have not ended: kubectl --namespace nestmates describe job/nestmates-migrate' >&2
    exit 1
    ;;
esac

none_works='since the migrations are done and the new ones are not'
in_space apply --filename "$rendered"
in_space rollout status --timeout=600s deployment/nestmates-server
in_space rollout status --timeout=600s deployment/nestmates-worker
